"""The app in Chromium, served by `haru serve`, on a computer whose clock a test moves."""

import os
import pathlib

import pytest

from week.plans import autumn, spring
from week.world import World


@pytest.fixture(params=[autumn, spring], ids=["autumn", "spring"])
def plan(request):
    return request.param()


@pytest.fixture
def site(plan, tmp_path):
    """A build of `script/web --test`, which script/web-test makes, served as a person would."""
    world = World(tmp_path, pathlib.Path(os.environ["HARU_SITE"]), plan.zone)
    yield world
    world.close()
