import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { createOwnPasskey } from "../../session/passkeys/createOwnPasskey.ts";
import { Loading } from "../../ui/Loading.tsx";
import { GoOnWithout } from "./GoOnWithout.tsx";
import { OfferSteps, type OfferStepsProps } from "./OfferSteps.tsx";

type PasskeyOfferProps = Pick<OfferStepsProps, "onDone"> & Partial<OfferStepsProps>;

/**
 * Offers a passkey to whoever has just signed in without one; `shouldOfferPasskey` says when. It
 * calls `onDone` when its user has made one or thinks better of it, and when it cannot be shown.
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
