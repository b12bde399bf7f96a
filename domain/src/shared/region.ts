/** The region of every function and queue: where the members' data may be. firebase.json names it too. */
export const serverRegion = "europe-west1";
