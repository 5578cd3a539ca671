// Runs seeds of the simulation through haru.wasm: node simulate.mjs haru.wasm A2 1 100
// Prints what haru-sim prints and fails if a seed did.

import { readFileSync } from "node:fs"
import { Haru } from "./haru.mjs"

const [wasmFile, ...request] = process.argv.slice(2)
const haru = new Haru(readFileSync(wasmFile))
const result = haru.call("haru_simulate", new TextEncoder().encode(request.join(" ")))
process.stdout.write(result < 0 ? "usage: simulate.mjs haru.wasm SCENARIO FIRST LAST\n" : haru.answer)
process.exitCode = result === 1 ? 0 : 1
