import * as z from 'zod'

// The content policy forbids eval. Zod tries it with its first object schema unless told before, and every page's
// start would be reported as a violation.
z.config({ jitless: true })
