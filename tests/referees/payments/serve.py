"""localstripe on the loopback interface alone, and with nothing kept on disk; its own start does neither."""

import sys

from aiohttp import web
from localstripe.resources import Store
from localstripe.server import app

Store.dump_to_disk = lambda self: None
web.run_app(app, host="127.0.0.1", port=int(sys.argv[1]))
