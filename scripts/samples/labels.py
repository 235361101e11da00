"""Printed labels, and the fonts of their words."""

from shapes import *
from studio import print_label

SANS, BOLD, SERIF, SCRIPT = ("poppins", 400), ("poppins", 600), ("playfair-display", 400), ("pacifico", 400)


def stuck(words, small, paper="#f7f2e8", ink="#2b2622", font=SERIF, size=(600, 600), height=84):
    """A label with a name and a line or two below it."""
    lines = [(words, font, height, size[1] * 0.26)]
    lines += [(line, SANS, 34, size[1] * 0.26 + height * 1.7 + n * 52) for n, line in enumerate(small)]
    return material(paper, rough=0.55, image=print_label(lines, paper, ink, size, frame=True))
