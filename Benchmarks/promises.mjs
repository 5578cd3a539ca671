// What a screen of fifty goals costs in WebAssembly: node promises.mjs promises.wasm RECORDS ROUNDS
// Prints what the native program prints (Benchmarks/promises/Sources/promises/Main.swift).

import { readFileSync } from "node:fs"

const [file, records, rounds] = process.argv.slice(2)
const imports = {
  host: {
    random: (at, count) => void crypto.getRandomValues(new Uint8Array(wasm.memory.buffer, at, count)),
  },
}
const wasm = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), imports).exports
const zone = readFileSync("/usr/share/zoneinfo/America/New_York")
const room = wasm.promises_room(zone.length)
new Uint8Array(wasm.memory.buffer, room, zone.length).set(zone)
wasm.promises_prepare(room, zone.length, Number(records))

const taken = { read: [], numbers: [], together: [] }
let sum
for (let i = 0; i < Number(rounds); i++) {
  const start = performance.now()
  wasm.promises_read()
  const middle = performance.now()
  sum = wasm.promises_numbers()
  const end = performance.now()
  taken.read.push(middle - start)
  taken.numbers.push(end - middle)
  taken.together.push(end - start)
}
console.log("sum", String(sum))
for (const [name, times] of Object.entries(taken)) {
  times.sort((a, b) => a - b)
  console.log(name, times[0], times[times.length >> 1])
}
