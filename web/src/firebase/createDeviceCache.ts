import {
  persistentLocalCache,
  persistentMultipleTabManager,
  type FirestoreLocalCache,
} from "firebase/firestore";

/** A cache that outlives the tab. Loads on demand (web/build/splitFirestore.ts). */
export function createDeviceCache(): FirestoreLocalCache {
  return persistentLocalCache({ tabManager: persistentMultipleTabManager() });
}
