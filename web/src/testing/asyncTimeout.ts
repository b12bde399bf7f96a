import { configure } from "@testing-library/react";

// Machines under load are slow, so wait longer than the default second.
configure({ asyncUtilTimeout: 5_000 });
