/**
 * How long a listener to a record outlives its view, in ms: what has closed is to be forgotten. Not at
 * once, or a view that takes a moment to be drawn would find its own gone.
 */
export const recordLingerMs = 1_000;
