#!/usr/bin/python3
"""The app icon as A-206 wants it: what the manifest names, and what the pictures hold.

    Tests/Web/test_brand.py        after script/brand; Debian's Python with python3-pil
"""

import json
import pathlib
import re
import unittest

from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILT = ROOT / ".build/web"
MANIFEST = json.loads((ROOT / "Web/manifest.webmanifest").read_text("utf-8"))
GROUND = {"light": (0xFA, 0xFA, 0xF6, 255), "dark": (0x11, 0x15, 0x12, 255)}


def picture(source):
    return Image.open(BUILT / source).convert("RGBA")


def of_purpose(purpose):
    return [icon for icon in MANIFEST["icons"] if icon["purpose"] == purpose]


def pixels(image):
    """Each pixel with its distance from the middle in half widths: 1 is the middle of an edge."""
    middle = (image.width - 1) / 2
    for y in range(image.height):
        for x in range(image.width):
            distance = ((x - middle) ** 2 + (y - middle) ** 2) ** 0.5 / (image.width / 2)
            yield image.getpixel((x, y)), distance


class Manifest(unittest.TestCase):
    def test_each_purpose_stands_alone_in_both_sizes(self):
        for purpose in ("any", "maskable", "monochrome"):
            self.assertEqual(sorted(icon["sizes"] for icon in of_purpose(purpose)),
                             ["192x192", "512x512"])
        self.assertEqual(len(MANIFEST["icons"]), 6)

    def test_every_picture_exists_and_has_its_size(self):
        dark = MANIFEST["user_preferences"]["color_scheme"]["dark"]["icons"]
        self.assertEqual(len(dark), 2)
        for icon in MANIFEST["icons"] + dark:
            with Image.open(BUILT / icon["src"]) as image:
                self.assertEqual(f"{image.width}x{image.height}", icon["sizes"])
                self.assertEqual(image.format, "PNG")

    def test_the_names_are_those_of_the_three_languages(self):
        for key, words in (("name", ("하루", "Haru", "Haru")),
                           ("description", ("하루를 남기다", "Keep your day", "一日を残す"))):
            localized = MANIFEST[key + "_localized"]
            self.assertEqual((MANIFEST[key], localized["en"]["value"], localized["ja"]["value"]),
                             words)


class Pictures(unittest.TestCase):
    def test_monochrome_pictures_hold_one_colour_told_apart_by_opacity(self):
        for source in [icon["src"] for icon in of_purpose("monochrome")] + ["icons/badge-96.png"]:
            image = picture(source)
            drawn = [pixel for pixel, _ in pixels(image) if pixel[3] > 0]
            self.assertEqual({pixel[:3] for pixel in drawn}, {(255, 255, 255)}, source)
            opacities = {pixel[3] for pixel in drawn}
            self.assertIn(255, opacities, source)
            self.assertTrue(any(150 < opacity < 170 for opacity in opacities), source)
            self.assertEqual(image.getpixel((0, 0))[3], 0, source)

    def test_maskable_pictures_have_only_ground_outside_of_the_middle_circle(self):
        for source in [icon["src"] for icon in of_purpose("maskable")] + [
                "icons/apple-touch-icon.png"]:
            image = picture(source)
            outside = {pixel for pixel, distance in pixels(image) if distance > 0.8}
            self.assertEqual(outside, {GROUND["light"]}, source)
            corners = [(0, 0), (image.width - 1, 0), (0, image.height - 1),
                       (image.width - 1, image.height - 1)]
            self.assertEqual({image.getpixel(corner)[3] for corner in corners}, {255}, source)
            inside = {pixel for pixel, distance in pixels(image) if distance < 0.8}
            self.assertIn((0x2F, 0x6B, 0x4F, 255), inside, source)
            self.assertIn((0xD9, 0xA6, 0x21, 255), inside, source)

    def test_monochrome_pictures_survive_being_cut_to_the_middle_circle(self):
        for icon in of_purpose("monochrome"):
            outside = {pixel[3] for pixel, distance in pixels(picture(icon["src"])) if distance > 0.8}
            self.assertEqual(outside, {0}, icon["src"])

    def test_light_and_dark_pictures_have_their_colours(self):
        for source, ground, ring, sun in (
                ("icons/any-512.png", GROUND["light"], (0x2F, 0x6B, 0x4F), (0xD9, 0xA6, 0x21)),
                ("icons/any-dark-512.png", GROUND["dark"], (0x7F, 0xBF, 0x9E), (0xE8, 0xC5, 0x58))):
            image = picture(source)
            self.assertEqual(image.getpixel((256, 20)), ground, source)
            self.assertEqual(image.getpixel((256, 70))[:3], ring, source)
            self.assertEqual(image.getpixel((256, 220))[:3], sun, source)
            self.assertEqual(image.getpixel((0, 0))[3], 0, source)

    def test_favicons_differ_and_hold_no_colour_of_the_other_scheme(self):
        light = (BUILT / "icons/favicon-light.svg").read_text("utf-8")
        dark = (BUILT / "icons/favicon-dark.svg").read_text("utf-8")
        colours = [set(re.findall(r"#[0-9A-F]{6}", text)) for text in (light, dark)]
        self.assertEqual([len(found) for found in colours], [3, 3])
        self.assertFalse(colours[0] & colours[1])


if __name__ == "__main__":
    unittest.main()
