"""The size of a phone, and how to see that a page is too wide for it."""

PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
SIDEWAYS = PHONE | {"viewport": {"width": 844, "height": 390}}

WIDER = "() => document.documentElement.scrollWidth > innerWidth"
