"""The bundle's programs in one: which of them this is, is told by the name that it was started by."""

import os
import sys

_name = os.path.splitext(os.path.basename(sys.argv[0]))[0].lower()
if _name == "dupfinder-worker":
    from dupfinder.worker.serving import main as serve

    serve()
elif _name == "dupfinder-window":
    from dupfinder.__main__ import window

    sys.exit(window())
else:
    from dupfinder.__main__ import main

    sys.exit(main())
