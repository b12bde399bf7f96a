import type { LeadFormValues } from "@salvia/domain/lead/leadForm";

import { CountryOptions } from "../../../ui/CountryOptions.tsx";
import { FormText } from "./FormText.tsx";

type CountrySelectProps = {
  name: "phoneCountry" | "documentCountry";
  label: string;
  /** Whether to say the calling codes. */
  callingCodes?: boolean;
  affects: readonly (keyof LeadFormValues)[];
};

/** Chooses the country of a telephone or of a document. */
export function CountrySelect({ callingCodes = false, ...props }: CountrySelectProps) {
  return (
    <FormText {...props} select slotProps={{ select: { native: true } }}>
      <CountryOptions callingCodes={callingCodes} />
    </FormText>
  );
}
