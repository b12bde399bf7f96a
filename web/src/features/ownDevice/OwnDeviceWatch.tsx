import { useEffect } from "react";

import { cacheKeeper } from "../../firebase/cacheChoice.ts";
import { isOwnDevice, onOwnDeviceMarked } from "../../lib/ownDevice.ts";
import { registerSalesWorker } from "./salesWorker.ts";

/**
 * Has the portal open without a network on a device of its user's own, and begins anew when another
 * tab takes that mark away: the cache that this document works with is then being deleted.
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
