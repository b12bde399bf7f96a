import http from "node:http";

// The Functions emulator keeps its connections to a function for five seconds of silence, and so does
// the function: a call sent just then is reset, and answered with 500 (of 80 tests under load, four).
// Loaded before the emulators; their functions inherit the option, and keep Node's own agent.
if (process.argv.includes("emulators:start")) {
  http.globalAgent = new http.Agent({ keepAlive: false });
}
