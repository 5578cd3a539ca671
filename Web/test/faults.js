// Makes the browser's database fail on demand.

let aborts = 0;
let full = false;

const transaction = IDBDatabase.prototype.transaction;
/** What was asked of every read-write transaction. @type {(string | undefined)[]} */
const durabilities = [];
IDBDatabase.prototype.transaction = function (tables, mode, options) {
    const opened = transaction.call(this, tables, mode, options);
    if (mode === "readwrite") durabilities.push(options?.durability);
    return opened;
};

const commit = IDBTransaction.prototype.commit;
IDBTransaction.prototype.commit = function () {
    if (aborts === 0) return commit.call(this);
    aborts -= 1;
    this.abort();
};

for (const method of ["put", "add"]) {
    const original = IDBObjectStore.prototype[method];
    IDBObjectStore.prototype[method] = function (...parts) {
        if (full && this.name !== "meta" && this.name !== "commands") throw new DOMException("no room", "QuotaExceededError");
        return original.apply(this, parts);
    };
}

export const faults = {
    /** The next commits are aborted when they are about to complete. @param {number} [count] */
    failNextCommit: (count = 1) => {
        aborts = count;
    },
    /** Whether the disk is full. @param {boolean} on */
    quota: (on) => {
        full = on;
    },
    durabilities: () => [...durabilities],
};
