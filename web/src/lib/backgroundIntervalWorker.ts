/** The timer of `backgroundInterval`: posts a message at the interval it is sent. */
addEventListener("message", ({ data }) => {
  setInterval(() => postMessage(null), Number(data));
});
