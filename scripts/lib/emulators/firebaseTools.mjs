/** Changes firebase-tools for our runs. Loaded before it, and before the functions that it starts. */
import http from "node:http";
import { createRequire } from "node:module";

/** How long a surplus process may wait for the next burst of calls. */
const surplusMs = 15_000;

if (process.argv.includes("emulators:start")) {
  closeConnections();
  endSurplusWorkers();
}

/**
 * The Functions emulator and the functions both close idle connections after five seconds, so a
 * call sent at that moment is reset and answered with 500 (four of 80 tests under load). The
 * functions inherit the option but keep Node's own agent.
 */
function closeConnections() {
  http.globalAgent = new http.Agent({ keepAlive: false });
}

/**
 * The Functions emulator starts a process of 100 MB for each simultaneous call, and keeps all of
 * them. Ends those that stay idle, except the first of each function, which takes the next call.
 */
function endSurplusWorkers() {
  const require = createRequire(import.meta.url);
  const pool = require("firebase-tools/lib/emulator/functionsRuntimeWorker.js");
  const { IDLE, FINISHING } = pool.RuntimeWorkerState;
  const { addWorker } = pool.RuntimeWorkerPool.prototype;
  pool.RuntimeWorkerPool.prototype.addWorker = function (trigger, runtime, ...rest) {
    const worker = addWorker.call(this, trigger, runtime, ...rest);
    let timer;
    worker.stateEvents.on(IDLE, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const workers = this.getTriggerWorkers(trigger?.id);
        const first = workers.find(({ state }) => state === IDLE);
        if (worker.state !== IDLE || worker === first) return;
        worker.state = FINISHING;
        worker.runtime.process.kill();
      }, surplusMs).unref();
    });
    return worker;
  };
}
