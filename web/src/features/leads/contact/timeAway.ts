/** How long a user was away from the page, such as in a call. */
export type TimeAway = {
  /** The whole minutes of the longest time away; null if it was none, or hardly all of one call. */
  minutes: () => number | null;
  stop: () => void;
};

/** Measures from now on how long another program has the focus or covers the page. */
export function watchTimeAway(): TimeAway {
  const stopped = new AbortController();
  const options = { signal: stopped.signal };
  let leftAt: number | null = null;
  let longest = 0;

  function leave() {
    leftAt ??= Date.now();
  }

  function comeBack() {
    if (leftAt !== null) longest = Math.max(longest, Date.now() - leftAt);
    leftAt = null;
  }

  globalThis.addEventListener("blur", leave, options);
  globalThis.addEventListener("focus", comeBack, options);
  document.addEventListener(
    "visibilitychange",
    () => (document.visibilityState === "hidden" ? leave() : comeBack()),
    options,
  );
  return {
    minutes: () =>
      longest < shortestCallMs || longest > longestCallMs
        ? null
        : Math.max(1, Math.round(longest / minuteMs)),
    stop: () => stopped.abort(),
  };
}

const minuteMs = 60_000;

/** Less is the question which program should call; more includes other things than a call. */
const shortestCallMs = minuteMs / 2;
const longestCallMs = 120 * minuteMs;
