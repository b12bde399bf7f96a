/** The worker of `backgroundInterval`: posts a message at the interval it receives. */
addEventListener("message", ({ data }) => {
  setInterval(() => postMessage(null), Number(data));
});
