/** The region of every function and queue: where the members' data may be. firebase.json names it too. */
export const region = "europe-west1";
