import http from "node:http";

// The Functions emulator and the functions both close idle connections after five seconds, so a
// call sent at that moment is reset and answered with 500 (four of 80 tests under load). Loaded
// before the emulators; their functions inherit the option but keep Node's own agent.
if (process.argv.includes("emulators:start")) {
  http.globalAgent = new http.Agent({ keepAlive: false });
}
