"""All sample products, by name."""
from dataclasses import replace

from bakery import BAKERY
from beauty import BEAUTY
from desk import DESK
from fashion import FASHION
from food import FOOD
from home import HOME
from jewels import JEWELS
from pastimes import PASTIMES
from plants import PLANTS, bare
from shoes import SHOES
from toys import TOYS

ALL = {**BAKERY, **BEAUTY, **DESK, **FASHION, **FOOD, **HOME, **PASTIMES, **PLANTS, **SHOES, **TOYS}


def neglected(name, **changes):
    """A product as it was before it was cared for."""
    return replace(ALL[name], backdrop=("sweep", "#a29e98"), light="soft", shabby=True, **changes)


PRODUCTS = {
    **ALL,
    "plant-before": neglected("plant", build=bare),
    "bag-before": neglected("bag"),
    "shoe-before": neglected("shoe"),
}

# Kept as public/samples/wear-NAME.webp, cut out by the engine like a user's own photo.
WORN = {f"wear-{name}": shot for name, shot in JEWELS.items()}
