"""Renders the sample products: `blender -b -P scripts/samples/make.py -- FOLDER [name ...]` writes each picture and its
mask as WebP, of the jewels to try on (`wear-NAME`) too where asked for. Needs Blender 3.4 with Cycles, numpy and Pillow, such as Debian's packages."""
import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import studio
from products import PRODUCTS, WORN


def main():
    folder, *asked = sys.argv[sys.argv.index("--") + 1 :]
    for name in asked or PRODUCTS:
        shot = WORN.get(name) or PRODUCTS[name]
        started = time.process_time()
        try:
            products, set_ = studio.empty_studio()
            studio.into(set_)
            kind, *tones = shot.backdrop
            studio.BACKDROPS[kind](*tones)
            studio.light(shot.light)
            studio.into(products)
            shot.build()
            studio.aim(products, shot.up, shot.turn, shot.fill, shot.lens)
            studio.keep(name, *studio.shoot(products, set_, shot.shabby), folder)
            print(f"{name} {time.process_time() - started:.0f} s", flush=True)
        except Exception:
            traceback.print_exc()
            print(f"{name} failed", flush=True)


main()
