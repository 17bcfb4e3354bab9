-- How often a control of a graph was used on a day; by whom is not kept.
create table graph_control_use (
  day date not null,
  module text not null,
  control text not null,
  uses integer not null,
  primary key (day, module, control)
);
