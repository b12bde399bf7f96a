import { configure } from "@testing-library/react";

// A busy machine is no failure: what a test waits for may take longer than the usual second.
configure({ asyncUtilTimeout: 5_000 });
