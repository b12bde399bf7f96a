import { afterAll, describe } from "vitest";

import { tellLeadStories } from "./leadStories.ts";
import { tellMedicalStories } from "./medicalStories.ts";
import { tellSignInStories } from "./signInStories.ts";
import { tellSiteStories } from "./siteStories.ts";
import { storiesIn } from "./story.ts";
import { startWebKit } from "./webkit.ts";

const webkit = await startWebKit();
afterAll(() => webkit.close());

describe("WebKit", () => {
  const story = storiesIn(webkit);
  tellSiteStories(story);
  tellSignInStories(story, { passkeys: false });
  tellLeadStories(story);
  tellMedicalStories(story);
});
