#!/bin/sh
# Compiles the kernel: sh build.sh OUT.wasm [CLANG]. The same clang gives the same bytes.
set -eu
here=$(dirname "$0")
exec "${2:-clang}" --target=wasm32 -std=c11 -O3 -msimd128 -mbulk-memory -nostdlib -ffreestanding -fno-ident \
  -Wall -Wextra -Werror -Wl,--no-entry -Wl,--strip-all -Wl,-z,stack-size=65536 -o "$1" "$here/kernel.c"
