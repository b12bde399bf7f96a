/**
 * Listens until the returned function is called. A source that has failed reports no more values.
 */
export type Source<T> = (
  onValue: (value: T) => void,
  onError: (error: unknown) => void,
) => () => void;

/** A source with a single value, so that its view has the states and the retry of every other. */
export function readOnce<T>(read: () => Promise<T>): Source<T> {
  return (onValue, onError) => {
    read().then(onValue, onError);
    return () => {};
  };
}
