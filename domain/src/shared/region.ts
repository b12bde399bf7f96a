/**
 * The region of the database, and of every function and queue, required for member data. Also named
 * in firebase.json.
 */
export const serverRegion = "europe-west1";
