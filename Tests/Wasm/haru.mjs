// One instance of haru.wasm, for the scripts beside this file.

/** One instance of haru.wasm and the plain values that go in and out of it. */
export class Haru {
  /** @param {BufferSource} bytes */
  constructor(bytes) {
    const imports = {
      host: {
        random: (/** @type {number} */ at, /** @type {number} */ count) =>
          void crypto.getRandomValues(this.#bytes(at, count)),
      },
    }
    const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes), imports)
    /** @type {any} */
    this.exports = instance.exports
  }

  /** A view that is good until the memory grows, so it is made anew for every use. */
  #bytes(/** @type {number} */ at, /** @type {number} */ count) {
    return new Uint8Array(this.exports.memory.buffer, at, count)
  }

  /**
   * Calls an export with copies of `values`, each as address and length, and frees them after.
   * @param {string} name
   * @param {...Uint8Array} values
   * @returns {number}
   */
  call(name, ...values) {
    const places = values.map((value) => this.exports.haru_alloc(value.length))
    values.forEach((value, i) => this.#bytes(places[i], value.length).set(value))
    const result = this.exports[name](...values.flatMap((value, i) => [places[i], value.length]))
    places.forEach((place) => this.exports.haru_free(place))
    return result
  }

  /** The text that the last call left behind. */
  get answer() {
    const { haru_answer, haru_answer_length } = this.exports
    return new TextDecoder().decode(this.#bytes(haru_answer(), haru_answer_length()))
  }
}
