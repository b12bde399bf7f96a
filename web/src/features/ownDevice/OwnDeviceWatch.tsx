import { useEffect } from "react";

import { cacheKeeper } from "../../firebase/cacheChoice.ts";
import { isOwnDevice, onOwnDeviceMarked } from "../../lib/ownDevice.ts";
import { registerSalesWorker } from "./salesWorker.ts";

/**
 * Enables the portal to open offline on the user's own device, and reloads when another tab removes
 * that mark, because the cache in use is then being deleted.
 */
export function OwnDeviceWatch() {
  const keeper = cacheKeeper();
  useEffect(() => {
    if (keeper === null) return undefined;
    void registerSalesWorker();
    return onOwnDeviceMarked(keeper, () => {
      if (!isOwnDevice(keeper)) location.reload();
    });
  }, [keeper]);
  return null;
}
