import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { createOwnPasskey } from "../../session/passkeys/createPasskey.ts";
import { GoOnWithout } from "../../ui/status/GoOnWithout.tsx";
import { Loading } from "../../ui/status/Loading.tsx";
import { OfferSteps, type OfferStepsProps } from "./OfferSteps.tsx";

type PasskeyOfferProps = Pick<OfferStepsProps, "onDone"> & Partial<OfferStepsProps>;

/**
 * Offers a passkey to a user who has just signed in without one; `shouldOfferPasskey` decides when.
 * It calls `onDone` when the user creates one or declines, and when the offer cannot be shown.
 */
export function PasskeyOffer({ create = createOwnPasskey, onDone }: PasskeyOfferProps) {
  return (
    <GoOnWithout onBroken={onDone}>
      <NamespaceLoader namespaces={["passkeys"]} fallback={<Loading />}>
        <OfferSteps create={create} onDone={onDone} />
      </NamespaceLoader>
    </GoOnWithout>
  );
}
