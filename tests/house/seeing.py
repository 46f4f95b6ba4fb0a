"""How colours look: contrast (WCAG 2.2), colour-blind sight (Machado et al. 2009), CIEDE2000."""

import math

Triple = tuple[float, float, float]

SIGHT: dict[str, tuple[Triple, Triple, Triple]] = {
    "common": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours."""
    low, high = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (_linear(one), _linear(other)))
    return (high + 0.05) / (low + 0.05)


def difference(one: str, other: str, sight: str) -> float:
    """How different two colours look with this sight, by CIEDE2000."""
    return _ciede2000(_seen(one, sight), _seen(other, sight))


def _linear(colour: str) -> Triple:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return red, green, blue


def _seen(colour: str, sight: str) -> Triple:
    light = _linear(colour)
    r, g, b = (
        min(1.0, max(0.0, sum(m * c for m, c in zip(row, light, strict=True)))) for row in SIGHT[sight]
    )
    return _lab(r, g, b)


def _lab(r: float, g: float, b: float) -> Triple:
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _ciede2000(one: Triple, other: Triple) -> float:
    (l1, a1, b1), (l2, a2, b2) = one, other
    chroma = ((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2) ** 7
    grey = 1 + 0.5 * (1 - math.sqrt(chroma / (chroma + 25**7)))
    c1, c2 = math.hypot(a1 * grey, b1), math.hypot(a2 * grey, b2)
    h1, h2 = (math.degrees(math.atan2(b, a * grey)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hue = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    light, mean = (l1 + l2) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * _cos(hue - 30)
        + 0.24 * _cos(2 * hue)
        + 0.32 * _cos(3 * hue + 6)
        - 0.20 * _cos(4 * hue - 63)
    )
    dl = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2))
    dc = (c2 - c1) / (1 + 0.045 * mean)
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2)) / (1 + 0.015 * mean * t)
    bend = math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    both = -2 * math.sqrt(mean**7 / (mean**7 + 25**7)) * bend
    return math.sqrt(dl**2 + dc**2 + dh**2 + both * dc * dh)


def _cos(degrees: float) -> float:
    return math.cos(math.radians(degrees))
