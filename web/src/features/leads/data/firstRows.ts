let onShown = () => {};

const shown = new Promise<void>((resolve) => {
  onShown = resolve;
});

/** Call it when the first list of this document shows its leads, or that it has none. */
export function firstRowsShown(): void {
  onShown();
}

/** For scripts that the first leads shouldn't wait for; a list that loads for long delays no others. */
export async function afterFirstRows(): Promise<void> {
  let timer;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestMs);
  });
  await Promise.race([shown, late]);
  clearTimeout(timer);
}

const longestMs = 3_000;
