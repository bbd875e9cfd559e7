#!/bin/sh
# Prints the folder of the compiled engine for PYTHONPATH if there is one that fits the sources; else prints nothing, and
# where there is a C compiler begins to build one in the background for the next time.
#   engine.sh MAKE      (run in the folder of the Makefile)

if "$1" -s -q build/play.stamp >/dev/null 2>&1; then
	echo "$PWD/build/play"
	exit
fi
if [ -f build/play.pid ] && kill -0 "$(cat build/play.pid)" 2>/dev/null; then
	echo "the engine is still being compiled (build/play.log): until that is done bots take longer to think" >&2
	exit
fi
if [ -f build/play.failed ] && [ -z "$(find src setup.py pyproject.toml -name '*.p*' -newer build/play.failed | head -n 1)" ]; then
	exit # it could not be built, and nothing has changed since
fi
for compiler in "${CC:-cc}" gcc clang; do
	# shellcheck disable=SC2086  # CC may hold options
	if command -v $compiler >/dev/null 2>&1; then
		mkdir -p build
		rm -f build/play.failed
		nohup nice -n 10 sh -c 'echo $$ >build/play.pid; "$0" -s build/play.stamp || touch build/play.failed; rm -f build/play.pid' \
			"$1" >build/play.log 2>&1 </dev/null &
		echo "compiling the engine in the background (once, some minutes): this time bots take longer to think, the next" \
			"time it is several times faster" >&2
		exit
	fi
done
