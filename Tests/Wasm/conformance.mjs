// Runs files of worked examples through haru.wasm: node conformance.mjs haru.wasm examples.json …
// Prints the reports and fails if any of them says so.

import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Haru } from "./haru.mjs"

const zoneFolder = process.env.TZDIR ?? "/usr/share/zoneinfo"

const [wasmFile, ...files] = process.argv.slice(2)
const wasm = readFileSync(wasmFile)
let passed = true
for (const file of files) {
  const haru = new Haru(wasm)
  const text = readFileSync(file)
  haru.call("haru_conformance_zones", text)
  for (const name of haru.answer.split("\n").filter((name) => /^[A-Za-z0-9_+\/-]+$/.test(name))) {
    try {
      haru.call("haru_zone", new TextEncoder().encode(name), readFileSync(join(zoneFolder, name)))
    } catch (error) {
      if (error.code !== "ENOENT" && error.code !== "EISDIR") throw error
      // A zone that is not there is the report's business.
    }
  }
  if (haru.call("haru_conformance", text) !== 1) passed = false
  process.stdout.write(haru.answer)
}
process.exitCode = passed ? 0 : 1
