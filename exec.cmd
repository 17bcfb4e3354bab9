@rem npm scripts say "exec node" so that sh hands its place over and a signal reaches Node; cmd has no exec.
@%*
