import { ContactBand } from "./ContactBand.tsx";
import { HeroBand } from "./HeroBand.tsx";
import { SolutionsBand } from "./SolutionsBand.tsx";
import { WhyBand } from "./WhyBand.tsx";

/** The public home page: who we are, why to choose us, what for, and how to reach us. */
export function HomePage() {
  return (
    <>
      <HeroBand />
      <WhyBand />
      <SolutionsBand />
      <ContactBand />
    </>
  );
}
