/**
 * Changes firebase-tools for our runs. Loaded before it, and before the functions that it starts,
 * which inherit the option.
 */
import http from "node:http";
import { createRequire } from "node:module";

/** How many processes run functions, unless all are busy for `busyMs`. */
const crew = 4;
const busyMs = 2000;
/** How long the other processes may wait for the next burst of calls. */
const surplusMs = 15_000;

if (process.argv.includes("emulators:start")) {
  closeConnections();
  shareWorkers();
} else if (process.env["FUNCTION_DEBUG_MODE"] === "true") {
  nameFunctions();
}

/**
 * The Functions emulator and the functions both close idle connections after five seconds, so a
 * call sent at that moment is reset and answered with 500 (four of 80 tests under load). The
 * functions keep Node's own agent.
 */
function closeConnections() {
  http.globalAgent = new http.Agent({ keepAlive: false });
}

/**
 * The Functions emulator starts a process of 100 MB for each function, and for each simultaneous
 * call of it. Lets all functions share a few: in debug mode, a message names the function before
 * each call. More are started only when all are busy for long, as when a call waits for another.
 */
function shareWorkers() {
  const require = createRequire(import.meta.url);
  const { FunctionsEmulator } = require("firebase-tools/lib/emulator/functionsEmulator.js");
  const workers = require("firebase-tools/lib/emulator/functionsRuntimeWorker.js");
  const { EmulatorLogger } = require("firebase-tools/lib/emulator/emulatorLogger.js");
  const { BUSY, FINISHING, IDLE } = workers.RuntimeWorkerState;
  const emulator = FunctionsEmulator.prototype;
  const pool = workers.RuntimeWorkerPool.prototype;
  const { start, startNode, startRuntime } = emulator;
  const { addWorker } = pool;
  /** Calls that wait for a process. */
  const waiting = new Set();
  let starting = 0;
  let startAnother = null;

  emulator.start = function () {
    this.debugMode = true;
    return start.call(this);
  };

  // The emulator itself starts only the first.
  emulator.startRuntime = async function (backend) {
    startAnother = async () => {
      starting += 1;
      await startRuntime.call(this, backend).finally(() => (starting -= 1));
    };
    await startAnother();
  };
  pool.readyForWork = () => true;

  // Without the debugger's port.
  emulator.startNode = function (...given) {
    this.debugMode = false;
    const started = startNode.apply(this, given);
    this.debugMode = true;
    return started;
  };

  pool.getKey = () => "shared";

  pool.addWorker = function (...given) {
    const worker = addWorker.apply(this, given);
    let timer;
    worker.stateEvents.on(IDLE, () => {
      for (const notify of waiting) notify(true);
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (worker.state !== IDLE || this.getTriggerWorkers().length <= crew) return;
        worker.state = FINISHING;
        worker.runtime.process.kill();
      }, surplusMs).unref();
    });
    return worker;
  };

  /** Finds an idle process and takes it in one step, so that no other call can. */
  async function taken(ofPool) {
    // oxlint-disable no-await-in-loop -- one attempt after another
    for (;;) {
      const worker = ofPool.getIdleWorker();
      if (worker !== undefined) {
        worker.state = BUSY;
        return worker;
      }
      const isCrewed = ofPool.getTriggerWorkers().length + starting >= crew;
      if (!isCrewed || !(await isFreedInTime())) await startAnother();
    }
  }

  function isFreedInTime() {
    return new Promise((resolve) => {
      const settle = (isFreed) => {
        clearTimeout(timer);
        waiting.delete(settle);
        resolve(isFreed);
      };
      const timer = setTimeout(() => settle(false), busyMs);
      waiting.add(settle);
    });
  }

  pool.submitRequest = async function (id, request, response, body, named) {
    const worker = await taken(this);
    worker.triggerKey = id;
    worker.logger = EmulatorLogger.forFunction(id);
    await worker.sendDebugMsg(named);
    return worker.request(request, response, body, true);
  };
}

/** Where functions share a process, sets the variable that names the function of a call. */
function nameFunctions() {
  process.on("message", (message) => {
    process.env["FUNCTION_TARGET"] = JSON.parse(message).functionTarget;
  });
}
