/**
 * Listens until the returned function is called. A source that has failed reports no more values.
 */
export type Source<T> = (
  onValue: (value: T) => void,
  onError: (error: unknown) => void,
) => () => void;
